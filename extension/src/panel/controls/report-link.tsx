import { browser } from 'wxt/browser';
import { useLanguage } from '../../language/language.ts';
import { supportAddress } from './support-address.ts';

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
