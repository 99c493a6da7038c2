import { render } from 'preact';
import { browser } from 'wxt/browser';
import { LanguageProvider } from '../../language/language-provider.tsx';
import { WelcomePage } from '../../welcome/welcome-page.tsx';

render(
	<LanguageProvider browserLanguage={browser.i18n.getUILanguage()}>
		<WelcomePage />
	</LanguageProvider>,
	document.body,
);
