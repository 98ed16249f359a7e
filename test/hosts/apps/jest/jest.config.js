module.exports = {
  testEnvironment: 'jest-fixed-jsdom',
  transformIgnorePatterns: ['/node_modules/(?!moduleform/)'],
}
