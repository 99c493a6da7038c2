import { isOneTypoFrom } from '../text/folding/one-typo.ts';
import { typesByFamily } from './schema-org.generated.ts';

/** Kinds of items that engines treat alike: each type of schema.org’s tree below one of them. */
const familyByType = new Map(
	Object.entries(typesByFamily).flatMap(([family, types]) =>
		[family, ...types.split(' ').filter(Boolean)].map((type) => [type, family] as const),
	),
);

const typeByLowerCase = new Map([...familyByType.keys()].map((type) => [type.toLowerCase(), type]));

/** “Article” for a NewsArticle; null for a type that no rule covers. */
export const familyOf = (type: string): string | null => familyByType.get(type) ?? null;

/** Longer names are not types. */
const maxLength = 60;

/** The type of schema.org that a misspelt one means; null for any other name. */
export function typeMeant(type: string): string | null {
	if (familyByType.has(type) || type.length > maxLength) return null;
	const sameLetters = typeByLowerCase.get(type.toLowerCase());
	return (
		sameLetters ?? [...familyByType.keys()].find((known) => isOneTypoFrom(type, known)) ?? null
	);
}
