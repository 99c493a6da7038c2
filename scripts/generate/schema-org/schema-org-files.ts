import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { knownProperties } from '../../../core/src/rule-sets/property-spelling.ts';
import { isOneTypoFrom } from '../../../core/src/text/folding/one-typo.ts';
import { typesByFamily } from './families.ts';
import { readVocabulary, type Vocabulary } from './read-vocabulary.ts';

type Content = readonly [file: string, content: string];

/** The tables of schema.org that rules read. */
export function schemaOrgFiles(): readonly Content[] {
	const declarations = installedDeclarations();
	// An older installation lacks the package; then the committed file stays.
	if (declarations === null) {
		console.warn('schema-dts is not installed, so its tables stay as they are: npm run generate');
		return [];
	}
	const vocabulary = readVocabulary(readFileSync(declarations, 'utf8'));
	return [['core/src/rule-sets/schema-org.generated.ts', tables(vocabulary)]];
}

function installedDeclarations(): string | null {
	try {
		const main = createRequire(import.meta.url).resolve('schema-dts');
		return path.join(path.dirname(main), 'schema.d.ts');
	} catch {
		return null;
	}
}

function tables(vocabulary: Vocabulary): string {
	const families = [...coveredTypes(vocabulary)].map(
		([family, types]) => `\t${family}: '${types.join(' ')}',\n`,
	);
	return `// Generated from schema.org, as published in schema-dts. Do not edit.
export const typesByFamily = {\n${families.join('')}};

export const similarProperties =\n\t'${similarProperties(vocabulary).join(' ')}';\n`;
}

/** The types that rules cover, by family. No other type may look like a misspelt one of them. */
function coveredTypes(vocabulary: Vocabulary) {
	const families = typesByFamily(vocabulary);
	const known = [...families].flatMap(([family, types]) => [family, ...types]);
	const similar = [...vocabulary.parents.keys()]
		.filter((type) => !known.includes(type))
		.filter((type) => known.some((other) => isOneTypoFrom(type, other)));
	if (similar.length > 0) throw new Error(`Not misspelt, but alike: ${similar.join(', ')}.`);
	return families;
}

/** Properties of schema.org that could be taken for a misspelt one. */
function similarProperties({ properties }: Vocabulary): readonly string[] {
	const known = [...knownProperties];
	// Google’s page says xPath, schema.org xpath.
	const unknown = known.filter((name) => /^(?!xPath)\w+$/.test(name) && !properties.has(name));
	if (unknown.length > 0) throw new Error(`schema.org has no property ${unknown.join(', ')}.`);
	return [...properties]
		.filter((name) => !knownProperties.has(name))
		.filter((name) => known.some((other) => isOneTypoFrom(name, other)))
		.sort();
}
