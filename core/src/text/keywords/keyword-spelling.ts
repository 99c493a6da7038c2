import type { Candidate } from './keyword-candidate.ts';

/**
 * The shortest of equally frequent spellings, then the one in lower case: endings and capitals
 * depend on the sentence.
 */
export function spellingOf({ spellings }: Candidate): string {
	const [best] = [...spellings].sort(
		([one, count], [other, otherCount]) =>
			otherCount - count || one.length - other.length || (one > other ? -1 : 1),
	);
	return best![0].replace(/\s+/g, ' ');
}
