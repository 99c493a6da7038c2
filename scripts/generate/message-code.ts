import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A message of the catalogue as TypeScript. */
export interface MessageCode {
	/** Its values with their types; empty for a message that is a plain text. */
	readonly values: ReadonlyMap<string, ValueType>;
	/** An expression for the text, in which the values are variables. */
	readonly expression: string;
}

type ValueType = 'string' | 'number' | 'string | number';

/**
 * Compiles an ICU message: values, `plural` with `#`, and `select`. Numbers are written as the
 * language writes them. In the scope of the code are `written`, which does that, and `plural`, which
 * names the form of a number.
 * @throws SyntaxError if it is not such a message.
 */
export function messageCode(message: string): MessageCode {
	const values = new Map<string, ValueType>();
	const elements = parse(message, { ignoreTag: true });
	return { expression: textOf(elements, values, null), values };
}

type Elements = readonly MessageFormatElement[];

function textOf(elements: Elements, values: Map<string, ValueType>, counted: string | null) {
	const [only] = elements;
	if (only === undefined) return "''";
	if (elements.length === 1 && only.type === TYPE.literal) return JSON.stringify(only.value);
	const parts = elements.map((element) =>
		element.type === TYPE.literal
			? element.value.replace(/[`\\]|\$(?=\{)/g, '\\$&')
			: `\${${valueCode(element, values, counted)}}`,
	);
	return `\`${parts.join('')}\``;
}

function valueCode(
	element: MessageFormatElement,
	values: Map<string, ValueType>,
	counted: string | null,
): string {
	switch (element.type) {
		case TYPE.argument:
			note(values, element.value, 'string | number');
			return `written(${element.value})`;
		case TYPE.pound:
			return `written(${counted})`;
		case TYPE.plural: {
			note(values, element.value, 'number');
			const forms = Object.entries(element.options).map(([form, { value }]) => {
				const text = textOf(value, values, element.value);
				const test = form.startsWith('=')
					? `${element.value} === ${form.slice(1)}`
					: `plural(${element.value}) === '${form}'`;
				return { form, test, text };
			});
			return chosen(forms);
		}
		case TYPE.select: {
			note(values, element.value, 'string');
			const forms = Object.entries(element.options).map(([form, { value }]) => ({
				form,
				test: `${element.value} === '${form}'`,
				text: textOf(value, values, counted),
			}));
			return chosen(forms);
		}
		default:
			throw new SyntaxError('Only values, plural and select can be in a message.');
	}
}

/** ICU requires a form for everything else. */
function chosen(
	forms: readonly { readonly form: string; readonly test: string; readonly text: string }[],
): string {
	const other = forms.find(({ form }) => form === 'other')?.text ?? "''";
	return forms
		.filter(({ form }) => form !== 'other')
		.reduceRight((rest, { test, text }) => `${test} ? ${text} : ${rest}`, other);
}

function note(values: Map<string, ValueType>, name: string, type: ValueType): void {
	const known = values.get(name);
	if (known === undefined || known === 'string | number') values.set(name, type);
}
