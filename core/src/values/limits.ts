/** The limits of a number; null where it has none. */
interface Limits {
	readonly min: number | null;
	readonly max: number | null;
	/** Has to be above the minimum. */
	readonly isAbove: boolean;
}

/** `0..1`, `0..`, `..99` or `>0`. */
export function limitsOf(text: string): Limits {
	if (text.startsWith('>')) return { min: Number(text.slice(1)), max: null, isAbove: true };
	const [min = null, max = null] = text.split('..').map((limit) => (limit ? Number(limit) : null));
	return { min, max, isAbove: false };
}

export function isWithin(number: number, { isAbove, max, min }: Limits): boolean {
	if (min !== null && (isAbove ? number <= min : number < min)) return false;
	return max === null || number <= max;
}

export function limitsText({ isAbove, max, min }: Limits): string {
	if (min === null) return `≤ ${max}`;
	if (max === null) return `${isAbove ? '>' : '≥'} ${min}`;
	return `${min}–${max}`;
}
