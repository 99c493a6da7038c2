import * as z from 'zod/mini';

/** A word that counts for a keyword; for the main one if the keyword is null. */
export type SynonymPair = readonly [keyword: string | null, synonym: string];

/** One or several texts in the format of `parseSynonym`, or a JSON object of lists by keyword. */
export function synonymList(wanted: string) {
	const one = z.string({ error: wanted });
	const byKeyword = z.record(z.string(), z.union([one, z.array(one)]));
	return z
		.pipe(z.union([one, z.array(one), byKeyword], { error: wanted }), z.transform(pairsOf))
		.check(
			z.refine((pairs) => pairs.every(([, synonym]) => !synonym.includes('\0')), { error: wanted }),
			z.meta({ description: wanted }),
		);
}

/** `KEYWORD=SYNONYM`, or a synonym of the main keyword. */
export function parseSynonym(text: string): SynonymPair {
	const sign = text.indexOf('=');
	if (sign < 0) return [null, text.trim()];
	return [text.slice(0, sign).trim(), text.slice(sign + 1).trim()];
}

function pairsOf(
	given: string | string[] | Readonly<Record<string, string | string[]>>,
): SynonymPair[] {
	if (typeof given === 'string' || Array.isArray(given)) {
		return [given]
			.flat()
			.map(parseSynonym)
			.filter(([, synonym]) => synonym !== '');
	}
	return Object.entries(given).flatMap(([keyword, others]) =>
		[others].flat().map((other): SynonymPair => [keyword.trim(), other.trim()]),
	);
}
