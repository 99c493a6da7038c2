import { isOneTypoFrom } from '../text/folding/one-typo.ts';
import { knownProperties } from './known-properties.ts';
import { similarProperties } from './schema-org.generated.ts';

const existing: ReadonlySet<string> = new Set(similarProperties.split(' '));
const known = [...knownProperties];

/** Longer names are not properties. */
const maxLength = 40;

/** The property of schema.org that a misspelt name means; null for any other name. */
export function propertyMeant(name: string): string | null {
	if (knownProperties.has(name) || existing.has(name) || name.length > maxLength) return null;
	return known.find((property) => isOneTypoFrom(name, property)) ?? null;
}
