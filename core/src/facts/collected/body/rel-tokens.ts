const none: readonly string[] = [];

// Several facts ask about the same link, one after the other.
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
