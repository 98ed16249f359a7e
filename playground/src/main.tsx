import 'moduleform/styles.css'
