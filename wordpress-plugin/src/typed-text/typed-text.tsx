import { TextareaControl, TextControl } from '@wordpress/components';
import type { ComponentProps } from 'react';
import { useTypedText } from './use-typed-text.ts';

type LineProps = ComponentProps<typeof TextControl> & { readonly value: string };

/** A line of text that is kept with the post. */
export const TypedLine = (props: LineProps) => <TextControl {...props} {...useTypedText(props)} />;

/** More of it. */
export const TypedText = (props: ComponentProps<typeof TextareaControl>) => (
	<TextareaControl {...props} {...useTypedText(props)} />
);
