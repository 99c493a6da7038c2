import { useLanguage } from '../panel/language.ts';
import { permissionFor } from '../server/server-address.ts';
import { giveBack } from '../sites/allowed-origins.ts';
import { BadgeField } from '../sites/badge-field.tsx';
import { useAllowedOrigins } from '../sites/use-allowed-origins.ts';
import { pageTextsFor } from '../texts/page-texts.ts';

/**
 * The sites that may be read without a click, each with a button to revoke that. The connected
 * server has its own button.
 */
export function AllowedSites({ server }: { readonly server: string }) {
	const { options: texts } = pageTextsFor(useLanguage().locale);
	const keep = useLanguage().texts.takeAway.keep;
	const allowed = useAllowedOrigins();
	const ofServer = server ? permissionFor(server).origins : [];
	const sites = allowed?.filter((origin) => !ofServer.includes(origin));
	if (!sites) return null;
	if (sites.length === 0) return <p>{texts.noSites}</p>;
	return (
		<ul class="kept-sites">
			{sites.map((origin) => {
				const site = origin.replace(/\/\*$/, '');
				return (
					<li key={origin}>
						<b dir="ltr">{site}</b>
						{/* Patterns with a star are many sites, and each has a badge of its own. */}
						{URL.canParse(site) && !site.includes('*') && <BadgeField url={site} />}
						<button
							type="button"
							class="more"
							aria-label={texts.stop(site)}
							onClick={() => void giveBack(origin)}
						>
							{keep.stop}
						</button>
					</li>
				);
			})}
		</ul>
	);
}
