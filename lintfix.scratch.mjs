import './lintall.scratch.mjs'
