import type { ComponentChildren } from 'preact';
import { useLanguage } from '../panel/language/language.ts';
import { pageTextsFor } from '../texts/page-texts.ts';
import { takeAwayTextsFor } from '../texts/take-away-texts.ts';

interface SiteRowProps {
	readonly name: string;
	/** What Plumbline does with its access. */
	readonly purpose: string;
	readonly onStop: () => void;
	readonly children?: ComponentChildren;
}

export function SiteRow({ children, name, onStop, purpose }: SiteRowProps) {
	const { locale } = useLanguage();
	return (
		<li>
			<b dir="ltr">{name}</b>
			<small>{purpose}</small>
			{children}
			<button
				type="button"
				class="more"
				aria-label={pageTextsFor(locale).options.stop(name)}
				onClick={onStop}
			>
				{takeAwayTextsFor(locale).keep.stop}
			</button>
		</li>
	);
}
