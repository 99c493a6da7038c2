import { render } from 'preact';
import { browser } from 'wxt/browser';
import { OptionsPage } from '../../options/options-page.tsx';
import { LanguageProvider } from '../../panel/language/language-provider.tsx';

render(
	<LanguageProvider browserLanguage={browser.i18n.getUILanguage()}>
		<OptionsPage />
	</LanguageProvider>,
	document.body,
);
