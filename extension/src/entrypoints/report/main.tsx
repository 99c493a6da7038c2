import { render } from 'preact';
import { browser } from 'wxt/browser';
import { LanguageProvider } from '../../language/language-provider.tsx';
import { ClientReport } from '../../panel/take-away/client-report.tsx';
import { printedPage } from '../../report/printed-page.ts';
import { PrintedReport } from '../../report/printed-report.tsx';

const printed = await printedPage.getValue();
if (printed) {
	// Browsers suggest the title as the file name.
	document.title = `Plumbline ${printed.report.page.title || printed.subject}`;
	render(
		<LanguageProvider browserLanguage={browser.i18n.getUILanguage()}>
			{printed.client ? (
				<ClientReport {...printed} client={printed.client} onPrint={() => print()} />
			) : (
				<PrintedReport {...printed} onPrint={() => print()} />
			)}
		</LanguageProvider>,
		document.body,
	);
}
