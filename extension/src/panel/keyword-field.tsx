import { useRef } from 'preact/hooks';
import { useLanguage } from './language.ts';

interface KeywordFieldProps {
	readonly keywords: readonly string[];
	readonly onChange: (keywords: readonly string[]) => void;
}

/** What pages of the site should be found for; the first is the main one. */
export function KeywordField({ keywords, onChange }: KeywordFieldProps) {
	const { texts } = useLanguage();
	const input = useRef<HTMLInputElement>(null);

	function submit(event: Event) {
		event.preventDefault();
		const entered = input.current?.value.trim() ?? '';
		if (entered && !keywords.includes(entered)) onChange([...keywords, entered]);
		if (input.current) input.current.value = '';
	}

	function remove(keyword: string) {
		onChange(keywords.filter((other) => other !== keyword));
		// The button that was pressed goes; keyboards go on from here.
		input.current?.focus();
	}

	return (
		<form class="keyword" aria-label={texts.keywords} onSubmit={submit}>
			{keywords.map((keyword) => (
				<span key={keyword} class="chip">
					<span dir="auto">{keyword}</span>
					<button
						type="button"
						aria-label={texts.removeKeyword(keyword)}
						title={texts.removeKeyword(keyword)}
						onClick={() => remove(keyword)}
					>
						×
					</button>
				</span>
			))}
			<input
				ref={input}
				type="text"
				dir="auto"
				autocomplete="off"
				aria-label={texts.keyword}
				placeholder={keywords.length === 0 ? texts.keywordHint : texts.addKeyword}
				onChange={submit}
			/>
		</form>
	);
}
