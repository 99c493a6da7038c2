import { signOut } from '@plumbline/console/contract';
import { listSites } from '@plumbline/core/api';
import { Icon, Mark } from '@plumbline/ui';
import { LogOut, Menu, X } from 'lucide';
import { useContext, useEffect, useState } from 'preact/hooks';
import { useNavigation } from '../address/address.ts';
import { ScreenLink } from '../address/screen-link.tsx';
import { callConsole, callEndpoint } from '../api/send.ts';
import { useAnswer } from '../api/use-answer.ts';
import { ErrorNotice } from '../controls/error-notice.tsx';
import { useLanguage } from '../language/language.ts';
import { SessionContext } from '../session/session.ts';
import { SiteContext } from '../site/site.ts';
import { screens } from './screens.ts';
import { SiteScreen } from './site-screen.tsx';

/** The frame around every screen: where one is, where one can go, which site. */
export function Shell({ isBehind }: { readonly isBehind: boolean }) {
	const { texts } = useLanguage();
	const { session } = useContext(SessionContext);
	const { path } = useNavigation();
	const [isOpen, setOpen] = useState(false);
	const sites = useAnswer('sites', (signal) => callEndpoint(listSites, {}, signal));
	const screen = screens.find((known) => known.path === path) ?? screens[0];
	const shown = screens.filter(({ isFor }) => isFor(session));

	useEffect(() => {
		document.title = `${texts.nav[screen.name]} · Plumbline`;
		setOpen(false);
	}, [screen, texts]);

	return (
		<div class="shell" inert={isBehind}>
			<a class="spoken skip" href="#content">
				{texts.skip}
			</a>
			<aside class={isOpen ? 'side is-open' : 'side'}>
				<p class="wordmark">
					<Mark /> Plumbline
					<button
						type="button"
						class="menu"
						aria-expanded={isOpen}
						aria-label={texts.menu}
						onClick={() => setOpen(!isOpen)}
					>
						<Icon icon={isOpen ? X : Menu} />
					</button>
				</p>
				<nav aria-label={texts.menu}>
					{shown.map(({ path: to, name, icon }) => (
						<ScreenLink key={to} to={to} isCurrent={to === screen.path}>
							<Icon icon={icon} />
							{texts.nav[name]}
						</ScreenLink>
					))}
				</nav>
				<div class="account">
					<span dir="auto">{session?.account_name}</span>
					<button
						type="button"
						class="quiet-button"
						aria-label={texts.signOut}
						title={texts.signOut}
						onClick={() => callConsole(signOut, {}).finally(() => location.assign('/'))}
					>
						<Icon icon={LogOut} />
					</button>
				</div>
			</aside>
			<main id="content" tabIndex={-1}>
				<ErrorNotice error={sites.error} />
				{sites.data !== null && (
					<SiteContext.Provider value={{ sites: sites.data.data, reload: sites.reload }}>
						<SiteScreen screen={screen} />
					</SiteContext.Provider>
				)}
			</main>
		</div>
	);
}
