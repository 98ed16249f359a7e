module.exports = {
  testEnvironment: 'jest-fixed-jsdom',
  transformIgnorePatterns: ['/node_modules/(?!moduleform/)'],
  // The first test that imports the package compiles it.
  testTimeout: 60_000,
}
