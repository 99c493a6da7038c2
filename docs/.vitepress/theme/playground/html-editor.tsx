import type { Location } from '@plumbline/core';
import type { RefObject } from 'preact';
import { useImperativeHandle, useRef } from 'preact/hooks';

export interface HtmlEditorHandle {
	/** Shows and selects the source of a place. */
	select(place: Location): void;
}

interface HtmlEditorProps {
	readonly value: string;
	readonly onChange: (value: string) => void;
	/** Lines from 1 that get a mark beside their number. */
	readonly marked: readonly number[];
	readonly handle: RefObject<HtmlEditorHandle | null>;
}

/** A field for HTML whose lines have numbers. Lines are not wrapped, so that each has one height. */
export function HtmlEditor({ handle, marked, onChange, value }: HtmlEditorProps) {
	const field = useRef<HTMLTextAreaElement>(null);
	const numbers = useRef<HTMLOListElement>(null);
	const count = value.split('\n').length;

	useImperativeHandle(handle, () => ({
		select({ column, line, snippet }) {
			const element = field.current;
			if (element === null || line === null) return;
			const start = offsetOf(value, line) + (column ?? 1) - 1;
			const end = Math.min(start + (snippet?.length ?? 0), endOfLine(value, start));
			element.focus({ preventScroll: true });
			element.setSelectionRange(start, end);
			const lineHeight = element.scrollHeight / count;
			element.scrollTo({ top: (line - 4) * lineHeight, left: 0 });
		},
	}));

	return (
		<div class="html-editor">
			<ol ref={numbers} aria-hidden="true">
				{Array.from({ length: count }, (_, at) => (
					<li key={at + 1} class={marked.includes(at + 1) ? 'marked' : ''}>
						{at + 1}
					</li>
				))}
			</ol>
			<textarea
				ref={field}
				aria-label="HTML of the page"
				value={value}
				wrap="off"
				spellcheck={false}
				autocapitalize="off"
				autocomplete="off"
				onInput={(event) => onChange(event.currentTarget.value)}
				onScroll={(event) => {
					if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
				}}
			/>
		</div>
	);
}

const offsetOf = (text: string, line: number) => {
	let at = 0;
	for (let passed = 1; passed < line; passed += 1) at = text.indexOf('\n', at) + 1;
	return at;
};

const endOfLine = (text: string, start: number) => {
	const end = text.indexOf('\n', start);
	return end < 0 ? text.length : end;
};
