import { useState } from '@wordpress/element';
import { asOneLine } from './as-one-line.ts';

interface Field {
	readonly value: string;
	readonly onChange: (text: string) => void;
}

/**
 * A field that keeps characters which saving strips, such as a final space: otherwise the next word
 * would be joined to the last.
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
