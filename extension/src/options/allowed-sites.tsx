import type { ComponentChildren } from 'preact';
import { browser } from 'wxt/browser';
import { useLanguage } from '../language/language.ts';
import { allSites } from '../redirects/hops.ts';
import { markedResults } from '../results/results-pages.ts';
import { permissionFor } from '../server/server-address.ts';
import { useSetting } from '../settings/use-setting.ts';
import { useAllowedOrigins } from '../sites/allowed-origins.ts';
import { BadgeField } from '../sites/badge-field.tsx';
import { giveBack, stopKeeping, useKeptSites } from '../sites/kept-sites.ts';
import { textsFor as pageTextsFor } from '../texts/page/texts.generated.ts';
import { textsFor as takeAwayTextsFor } from '../texts/take-away/texts.generated.ts';

/** Every site that the browser lets Plumbline read, what for, and buttons to stop that. */
export function AllowedSites({ server }: { readonly server: string }) {
	const { options: texts } = pageTextsFor(useLanguage().locale);
	const allowed = useAllowedOrigins();
	const kept = useKeptSites();
	const [marked] = useSetting(markedResults);
	if (!allowed || !kept || !marked) return null;
	const purposes = [...kept.map(({ origin }) => origin), ...marked, ...(server ? [server] : [])];
	const used = new Set(purposes.flatMap((origin) => permissionFor(origin).origins));
	const unused = allowed.filter((origin) => !used.has(origin));

	async function stop(origin: string) {
		await stopKeeping(origin);
		await giveBack(permissionFor(origin).origins);
	}

	async function stopAll() {
		for (const { origin } of kept ?? []) await stop(origin);
		await browser.permissions.remove({ origins: [...unused] });
	}

	if (kept.length + unused.length === 0) return <p>{texts.noSites}</p>;
	return (
		<>
			<ul class="kept-sites">
				{kept.map(({ origin }) => (
					<SiteRow key={origin} name={origin} purpose={texts.kept} onStop={() => void stop(origin)}>
						<BadgeField url={origin} />
					</SiteRow>
				))}
				{unused.map((origin) => (
					<SiteRow
						key={origin}
						name={origin.replace(/\/\*$/, '')}
						purpose={allSites.includes(origin) ? texts.hops : texts.unused}
						onStop={() => void browser.permissions.remove({ origins: [origin] })}
					/>
				))}
			</ul>
			<button type="button" class="more" onClick={() => void stopAll()}>
				{texts.stopAll}
			</button>
		</>
	);
}

interface SiteRowProps {
	readonly name: string;
	/** The use of its access. */
	readonly purpose: string;
	readonly onStop: () => void;
	readonly children?: ComponentChildren;
}

function SiteRow({ children, name, onStop, purpose }: SiteRowProps) {
	const { locale } = useLanguage();
	return (
		<li>
			<b dir="ltr">{name}</b>
			<small>{purpose}</small>
			{children}
			<button
				type="button"
				class="more"
				aria-label={pageTextsFor(locale).options.stop({ site: name })}
				onClick={onStop}
			>
				{takeAwayTextsFor(locale).keep.stop}
			</button>
		</li>
	);
}
