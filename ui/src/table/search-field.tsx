import './search-field.css';
import { Search } from 'lucide';
import { Icon } from '../controls/icon.tsx';
import { useLanguage } from '../language/language.ts';

interface SearchFieldProps {
	readonly words: string;
	readonly onSearch: (words: string) => void;
	readonly shown: number;
	/** The number of rows before the filter, or a sentence about their number. */
	readonly all: number | string;
}

/** Filters a table, and counts what is left. */
export function SearchField({ all, onSearch, shown, words }: SearchFieldProps) {
	const texts = useLanguage().texts.ui.table;
	return (
		<div class="search-field">
			<label>
				<Icon icon={Search} />
				<input
					type="search"
					dir="auto"
					value={words}
					placeholder={texts.filter}
					title={texts.filterHint}
					aria-label={texts.filter}
					onInput={({ currentTarget }) => onSearch(currentTarget.value)}
				/>
			</label>
			<small role="status">{typeof all === 'string' ? all : texts.shownOf({ shown, all })}</small>
		</div>
	);
}
