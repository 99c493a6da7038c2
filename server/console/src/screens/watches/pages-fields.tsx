import { useLanguage } from '../../language/language.ts';
import type { GivenWatch } from './given-watch.ts';

interface PagesFieldsProps {
	readonly given: GivenWatch;
	readonly onChange: (changed: Partial<GivenWatch>) => void;
}

/** Which pages the watch looks at, in the chosen way. */
export function PagesFields({ given, onChange }: PagesFieldsProps) {
	const own = useLanguage().texts.watches;
	switch (given.way) {
		case 'clicks':
			return (
				<label>
					<span>{own.most}</span>
					<input
						type="number"
						required
						min="1"
						max="10000"
						value={given.most}
						onInput={({ currentTarget }) => onChange({ most: currentTarget.value })}
					/>
				</label>
			);
		case 'sitemap':
			return (
				<label class="wide">
					<span>{own.sitemap}</span>
					<input
						type="url"
						required
						dir="ltr"
						value={given.sitemap}
						onInput={({ currentTarget }) => onChange({ sitemap: currentTarget.value })}
					/>
				</label>
			);
		case 'list':
			return (
				<label class="wide">
					<span>{own.list}</span>
					<textarea
						rows={4}
						required
						dir="ltr"
						value={given.list}
						onInput={({ currentTarget }) => onChange({ list: currentTarget.value })}
					/>
				</label>
			);
	}
}
