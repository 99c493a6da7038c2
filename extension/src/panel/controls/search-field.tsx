import { useLanguage } from '../language/language.ts';

interface SearchFieldProps {
	readonly value: string;
	readonly onSearch: (words: string) => void;
	readonly shown: number;
	readonly all: number;
}

/** A search field for a list, with the number of matches. */
export function SearchField({ value, onSearch, shown, all }: SearchFieldProps) {
	const { texts } = useLanguage();
	return (
		<div class="search-field">
			<input
				type="search"
				dir="auto"
				value={value}
				placeholder={texts.content.search}
				aria-label={texts.content.search}
				onInput={({ currentTarget }) => onSearch(currentTarget.value)}
			/>
			<small role="status">{texts.content.shownOf({ shown, all })}</small>
		</div>
	);
}
