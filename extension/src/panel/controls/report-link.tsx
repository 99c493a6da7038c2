import { browser } from 'wxt/browser';
import { useLanguage } from '../../language/language.ts';

/** Where to report a problem: the support page of the store that this browser uses. */
export function ReportLink() {
	const { texts } = useLanguage();
	const { version } = browser.runtime.getManifest();
	return (
		<p>
			<a
				href={supportAddress(browser.runtime.id, navigator.userAgent)}
				target="_blank"
				rel="noreferrer"
			>
				{texts.report}
			</a>{' '}
			<small>Plumbline {version}</small>
		</p>
	);
}

/** The page of the extension in the store of this browser, where users can write to the authors. */
export function supportAddress(id: string, userAgent: string): string {
	if (userAgent.includes('Firefox/')) {
		return `https://addons.mozilla.org/firefox/addon/${encodeURIComponent(id)}/`;
	}
	if (userAgent.includes('Edg/')) {
		return `https://microsoftedge.microsoft.com/addons/detail/${id}`;
	}
	return `https://chromewebstore.google.com/detail/${id}/support`;
}
