import { useLanguage } from '../language/language.ts';
import { textsFor as pageTextsFor } from '../texts/page/texts.generated.ts';

/** Explains in three sentences what happens to the data that Plumbline reads. */
export function PrivacyList() {
	const { privacy } = pageTextsFor(useLanguage().locale);
	return (
		<ul>
			{Object.values(privacy).map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	);
}
