import 'moduleform/styles.css'

export const metadata = { title: 'Host built by Next', icons: 'data:,' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
