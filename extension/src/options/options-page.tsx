import { useEffect, useState } from 'preact/hooks';
import { clearHistory, countHistory } from '../history/history.store.ts';
import { useLanguage } from '../language/language.ts';
import { ReportLink } from '../panel/controls/report-link.tsx';
import { ConnectForm } from '../panel/server/connect-form.tsx';
import { Connected } from '../panel/server/connected.tsx';
import { useServerTexts } from '../panel/server/use-server-texts.ts';
import { SettingsFields } from '../panel/settings/settings-fields.tsx';
import { PrivacyList } from '../privacy/privacy-list.tsx';
import { serverSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/use-setting.ts';
import { textsFor as pageTextsFor } from '../texts/page/texts.generated.ts';
import { textsFor as resultTextsFor } from '../texts/results/texts.generated.ts';
import { textsFor as toolTextsFor } from '../texts/tools/texts.generated.ts';
import { AllowedSites } from './allowed-sites.tsx';
import { OwnToolsSection } from './own-tools-section.tsx';
import { ResultsSection } from './results-section.tsx';

/** All settings and all stored data. */
export function OptionsPage() {
	const { locale } = useLanguage();
	const { options } = pageTextsFor(locale);
	const [server] = useSetting(serverSetting);
	useEffect(() => {
		document.title = options.title;
	}, [options]);
	if (server === null) return null;
	return (
		<main>
			<h1>{options.title}</h1>
			<section>
				<h2>{options.general}</h2>
				<SettingsFields />
			</section>
			<section>
				<h2>{options.server}</h2>
				<Server origin={server} />
			</section>
			<section>
				<h2>{options.sites}</h2>
				<AllowedSites server={server} />
			</section>
			<section>
				<h2>{resultTextsFor(locale).title}</h2>
				<ResultsSection server={server} />
			</section>
			<section>
				<h2>{toolTextsFor(locale).title}</h2>
				<OwnToolsSection />
			</section>
			<section>
				<h2>{options.history}</h2>
				<HistorySection />
			</section>
			<section>
				<h2>{options.shortcut}</h2>
				<p>{options.shortcutWhy}</p>
			</section>
			<section>
				<h2>{options.privacy}</h2>
				<PrivacyList />
			</section>
			<section>
				<h2>{options.help}</h2>
				<ReportLink />
			</section>
		</main>
	);
}

/** As in the panel, but always open, because there is room here. */
function Server({ origin }: { readonly origin: string }) {
	const texts = useServerTexts();
	return (
		<div class="server">
			{origin && <p>{texts.connectedTo({ origin })}</p>}
			{origin ? <Connected key={origin} origin={origin} /> : <ConnectForm />}
		</div>
	);
}

/** Says what is stored about earlier audits, with a button to delete it. */
function HistorySection() {
	const { options: texts } = pageTextsFor(useLanguage().locale);
	const [count, setCount] = useState<number | null>(null);
	useEffect(() => {
		void countHistory().then(setCount);
	}, []);
	return (
		<>
			<p>{texts.historyWhy}</p>
			<p role="status">{count !== null && texts.pages({ count })}</p>
			<button
				type="button"
				class="more"
				disabled={!count}
				onClick={() => void clearHistory().then(() => setCount(0))}
			>
				{texts.clear}
			</button>
		</>
	);
}
