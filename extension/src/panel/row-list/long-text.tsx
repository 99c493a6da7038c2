import { useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';

interface LongTextProps {
	readonly text: string;
	readonly class?: string;
	readonly dir?: 'ltr' | 'auto';
}

/** A text of at most two lines; “more” shows the rest of a longer one. */
export function LongText({ class: name = '', dir = 'auto', text }: LongTextProps) {
	const texts = useLanguage().texts.table;
	const element = useRef<HTMLSpanElement>(null);
	const [isCut, setCut] = useState(false);
	const [isOpen, open] = useState(false);
	useEffect(() => {
		const span = element.current;
		if (!span || isOpen || text.length < short) return;
		// It reports after the layout, so measuring costs none.
		const observer = new ResizeObserver(() => setCut(span.scrollHeight > span.clientHeight + 1));
		observer.observe(span);
		return () => observer.disconnect();
	}, [text, isOpen]);
	return (
		<>
			<span ref={element} class={`long-text ${isOpen ? 'is-open' : ''} ${name}`} dir={dir}>
				{text}
			</span>
			{isCut && (
				<button type="button" class="plain" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
					{isOpen ? texts.less : texts.more}
				</button>
			)}
		</>
	);
}

/** Shorter texts fit two lines at any width that we support. */
const short = 20;
