interface ChangeProps {
	/** Positive is better; null is unknown. */
	readonly value: number | null;
	readonly format: (value: number) => string;
}

/** A difference, by sign, arrow and color. */
export function Change({ value, format }: ChangeProps) {
	if (value === null) return <span class="quiet">–</span>;
	const text = format(Math.abs(value));
	// A difference that rounds to zero has no direction.
	if (Number(text.replace(/[^1-9]/g, '') || 0) === 0) return <span class="quiet">0</span>;
	return value > 0 ? <span class="better">▲ {text}</span> : <span class="worse">▼ {text}</span>;
}
