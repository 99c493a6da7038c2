import { useState } from '@wordpress/element';
import { asOneLine } from './as-one-line.ts';

interface Field {
	readonly value: string;
	readonly onChange: (text: string) => void;
}

/**
 * What saving takes away, such as the space after the last word, stays in the field: somebody who
 * types on would otherwise join two words.
 */
export function useTypedText({ value, onChange }: Field): Field {
	const [typed, setTyped] = useState(value);
	return {
		value: asOneLine(typed) === asOneLine(value) ? typed : value,
		onChange(text) {
			setTyped(text);
			onChange(text);
		},
	};
}
