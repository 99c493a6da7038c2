import { TextareaControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ComponentProps } from 'react';
import { asOneLine } from './as-one-line.ts';

type LineProps = ComponentProps<typeof TextControl> & { readonly value: string };

/** A line of text that is saved with the post. */
export const TypedLine = (props: LineProps) => <TextControl {...props} {...useTypedText(props)} />;

/** The same for longer texts. */
export const TypedText = (props: ComponentProps<typeof TextareaControl>) => (
	<TextareaControl {...props} {...useTypedText(props)} />
);

interface Field {
	readonly value: string;
	readonly onChange: (text: string) => void;
}

/**
 * A field that keeps characters which saving strips, such as a final space: otherwise the next word
 * would be joined to the last.
 */
function useTypedText({ value, onChange }: Field): Field {
	const [typed, setTyped] = useState(value);
	return {
		value: asOneLine(typed) === asOneLine(value) ? typed : value,
		onChange(text) {
			setTyped(text);
			onChange(text);
		},
	};
}
