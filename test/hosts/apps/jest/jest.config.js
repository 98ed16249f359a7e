module.exports = { transformIgnorePatterns: ['/node_modules/(?!moduleform/)'] }
