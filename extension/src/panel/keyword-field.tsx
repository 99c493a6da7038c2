import { useRef } from 'preact/hooks';
import { useLanguage } from './language.ts';

interface KeywordFieldProps {
	readonly keyword: string;
	readonly onChange: (keyword: string) => void;
}

/** The keyword the page is judged for: a field, or the keyword with a button that takes it away. */
export function KeywordField({ keyword, onChange }: KeywordFieldProps) {
	const { texts } = useLanguage();
	const input = useRef<HTMLInputElement>(null);

	function submit(event: Event) {
		event.preventDefault();
		const entered = input.current?.value.trim() ?? '';
		if (entered) onChange(entered);
	}

	if (keyword) {
		return (
			<div class="keyword">
				<span class="chip">
					<span dir="auto">{keyword}</span>
					<button
						type="button"
						aria-label={texts.removeKeyword(keyword)}
						title={texts.removeKeyword(keyword)}
						onClick={() => onChange('')}
					>
						×
					</button>
				</span>
			</div>
		);
	}
	return (
		<form class="keyword" onSubmit={submit}>
			<input
				ref={input}
				type="text"
				dir="auto"
				autocomplete="off"
				aria-label={texts.keyword}
				placeholder={texts.keywordHint}
				onChange={submit}
			/>
		</form>
	);
}
