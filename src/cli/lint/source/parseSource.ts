import { readJson } from './readJson.ts'
import { readYaml } from './readYaml.ts'
import type { ParsedSource } from './sourceNode.ts'

export const isYamlName = (name: string): boolean => /\.ya?ml$/i.test(name)

/** Reads a text by the extension of its name: `.yaml` and `.yml` as YAML, all else as JSON. */
export const parseSource = (name: string, text: string): ParsedSource => (isYamlName(name) ? readYaml(text) : readJson(text))
