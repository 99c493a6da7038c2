import { render } from 'preact';
import { browser } from 'wxt/browser';
import { LanguageProvider } from '../../language/language-provider.tsx';
import { OptionsPage } from '../../options/options-page.tsx';

render(
	<LanguageProvider browserLanguage={browser.i18n.getUILanguage()}>
		<OptionsPage />
	</LanguageProvider>,
	document.body,
);
