/** Vowels that are read as one syllable. */
const syllables = /[αεηιουωάέήίόύώϊϋΐΰ]+/g;
const stressed = /[άέήίόύώΐΰ]/;
/** The stress moves before these: “ανθρώπου” of “άνθρωπος”, “κυβερνήσεις” of “κυβέρνηση”. */
const movingEnding = /(?:ου|ού|ων|ών|ους|ούς|εις|εως|έων|εων|ματα|ματος)$/;

/** Whether two words with one stem are stressed on different syllables without a reason: “ώμος” and “ωμό”. */
export function isStressedElsewhere(one: string, other: string): boolean {
	if (movingEnding.test(one) || movingEnding.test(other)) return false;
	const [first, second] = [stressOf(one), stressOf(other)];
	return first !== null && second !== null && first !== second;
}

/** Counted from the end; `null` without a mark, as in capitals. */
function stressOf(word: string): number | null {
	const found = [...word.matchAll(syllables)].reverse();
	const at = found.findIndex(([vowels]) => stressed.test(vowels));
	return at < 0 ? null : at;
}
