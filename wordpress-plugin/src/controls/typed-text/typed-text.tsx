import { TextareaControl, TextControl } from '@wordpress/components';
import type { ComponentProps } from 'react';
import { useTypedText } from './use-typed-text.ts';

type LineProps = ComponentProps<typeof TextControl> & { readonly value: string };

/** A line of text that is saved with the post. */
export const TypedLine = (props: LineProps) => <TextControl {...props} {...useTypedText(props)} />;

/** The same for longer texts. */
export const TypedText = (props: ComponentProps<typeof TextareaControl>) => (
	<TextareaControl {...props} {...useTypedText(props)} />
);
