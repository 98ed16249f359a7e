import 'moduleform/styles.css'
import { mountForm } from './form/mountForm.js'

mountForm()
