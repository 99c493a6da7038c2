import { browser } from 'wxt/browser';
import { useLanguage } from '../../language/language.ts';
import { textsFor as takeAwayTextsFor } from '../../texts/take-away/texts.generated.ts';
import { usePage } from '../page-view.ts';
import { ServerSettings } from '../server/server-settings.tsx';
import { GeoField } from './geo-field.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { TextLanguageField } from './text-language-field.tsx';

/** The settings for the audit of this site, and those of the whole panel. */
export function SettingsScreen() {
	const { locale, texts } = useLanguage();
	const { server, url } = usePage();
	return (
		<>
			<section>
				<h2>{texts.settings.site({ host: URL.parse(url)?.host || url })}</h2>
				<div class="settings">
					<GeoField />
					<TextLanguageField />
				</div>
			</section>
			<section>
				<h2>{texts.settings.everywhere}</h2>
				<SettingsFields />
				<ServerSettings origin={server} />
			</section>
			<button type="button" class="more" onClick={() => void browser.runtime.openOptionsPage()}>
				{takeAwayTextsFor(locale).options}
			</button>
		</>
	);
}
