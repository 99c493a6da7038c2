import { useLanguage } from '../language/language.ts';
import { PrivacyList } from '../privacy/privacy-list.tsx';
import { textsFor as pageTextsFor } from '../texts/page/texts.generated.ts';

/** Shown once, after Plumbline was installed. */
export function WelcomePage() {
	const { welcome: texts } = pageTextsFor(useLanguage().locale);
	return (
		<main>
			<img src="/icon/48.png" alt="" width="48" height="48" />
			<h1>{texts.title}</h1>
			<p>{texts.does}</p>
			<section>
				<h2>{texts.clicks}</h2>
				<ol>
					<li>{texts.first}</li>
					<li>{texts.second}</li>
				</ol>
			</section>
			<section>
				<h2>{texts.privacy}</h2>
				<PrivacyList />
			</section>
		</main>
	);
}
