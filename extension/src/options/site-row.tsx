import type { ComponentChildren } from 'preact';
import { useLanguage } from '../language/language.ts';
import { textsFor as pageTextsFor } from '../texts/page/texts.generated.ts';
import { textsFor as takeAwayTextsFor } from '../texts/take-away/texts.generated.ts';

interface SiteRowProps {
	readonly name: string;
	/** The use of its access. */
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
				aria-label={pageTextsFor(locale).options.stop({ site: name })}
				onClick={onStop}
			>
				{takeAwayTextsFor(locale).keep.stop}
			</button>
		</li>
	);
}
