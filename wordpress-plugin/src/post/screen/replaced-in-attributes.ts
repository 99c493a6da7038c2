type Attributes = Readonly<Record<string, unknown>>;

/** The attributes that change when a part of their texts is replaced; null if none has it. */
export function replacedInAttributes(
	attributes: Attributes,
	before: string,
	after: string,
): Attributes | null {
	const changed = Object.entries(attributes).flatMap(([name, value]) => {
		const text = asText(value);
		return text?.includes(before) ? [[name, text.replaceAll(before, () => after)] as const] : [];
	});
	return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** A text, or WordPress’s rich text, which is an object that knows its HTML. */
const asText = (value: unknown): string | null =>
	typeof value === 'string'
		? value
		: typeof value === 'object' && value !== null && 'toHTMLString' in value
			? String(value)
			: null;
