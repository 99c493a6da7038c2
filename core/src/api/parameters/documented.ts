type Json = Readonly<Record<string, unknown>>;

/** Marks in a schema its plain form for documentation. Other spellings are accepted too. */
export const plainForm = 'x-plain-form';

/** The schema of a parameter in its plain form: a number is a number, although digits are accepted. */
export function documented({ [plainForm]: plain, ...schema }: Json): Json {
	if (typeof plain !== 'object') return schema;
	const { description, default: absent } = schema;
	return { description, ...plain, ...(absent !== undefined && { default: absent }) };
}
