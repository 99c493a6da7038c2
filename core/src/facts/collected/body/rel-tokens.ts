const none: readonly string[] = [];

// Several facts read the same link in a row.
let lastRel = '';
let lastTokens = none;

/** The tokens of a `rel` attribute in lower case. */
export function relTokens(rel: string | null): readonly string[] {
	if (!rel) return none;
	if (rel !== lastRel) {
		lastRel = rel;
		lastTokens = rel
			.toLowerCase()
			.split(/[\t\n\f\r ]+/)
			.filter(Boolean);
	}
	return lastTokens;
}
