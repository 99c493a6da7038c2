import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { useLanguage } from '../../language/language.ts';
import { permissionFor } from '../../server/server-address.ts';
import { isPrivateWindow } from '../../settings/window-item.ts';
import { useAllowedOrigins } from '../../sites/allowed-origins.ts';
import { BadgeField } from '../../sites/badge-field.tsx';
import { giveBack, stopKeeping } from '../../sites/kept-sites.ts';
import { textsFor as takeAwayTextsFor } from '../../texts/take-away/texts.generated.ts';
import { usePage } from '../page-view.ts';

/** Lets the user audit all pages of one site without a click on each. */
export function KeepSite() {
	const texts = takeAwayTextsFor(useLanguage().locale).keep;
	const { changeSite, others, site, url } = usePage();
	const [isPrivate, setPrivate] = useState(false);
	useEffect(() => void isPrivateWindow().then(setPrivate), []);
	const allowed = useAllowedOrigins();
	const [isDenied, deny] = useState(false);
	const address = URL.parse(url);
	if (!allowed || !address || !/^https?:$/.test(address.protocol)) return null;

	const wanted = permissionFor(address.origin);
	const [origin = ''] = wanted.origins;
	return (
		<section class="keep-site">
			<h2>{texts.title}</h2>
			{isPrivate ? (
				<p>{texts.notPrivate}</p>
			) : site.isKept && allowed.includes(origin) ? (
				<>
					<p>{texts.kept({ host: address.host })}</p>
					<BadgeField url={url} />
					<button
						type="button"
						class="more"
						onClick={() => void stopKeeping(url).then(() => giveBack([origin]))}
					>
						{texts.stop}
					</button>
				</>
			) : (
				<>
					<p>{texts.why({ host: address.host })}</p>
					<button
						type="button"
						class="more"
						// This comes first, and nothing is awaited before it: browsers show the prompt only
						// while they handle the click.
						onClick={() =>
							void browser.permissions.request(wanted).then((isAllowed) => {
								deny(!isAllowed);
								if (!isAllowed) return;
								// The tab may show a page of the site that no click has opened.
								void changeSite(() => ({ isKept: true })).then(() =>
									others.audits.read(others.tabId),
								);
							})
						}
					>
						{texts.keep}
					</button>
					{isDenied && <p role="status">{texts.denied}</p>}
				</>
			)}
		</section>
	);
}
