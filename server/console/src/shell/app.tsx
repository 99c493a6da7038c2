import { type SignedIn, whoIsSignedIn } from '@plumbline/console/contract';
import { AnnouncingContext } from '@plumbline/ui';
import { useEffect, useState } from 'preact/hooks';
import { NavigationContext, useAddressBar } from '../address/address.ts';
import { callConsole, isSignedOut } from '../api/send.ts';
import { LanguageContext, useChosenLanguage } from '../language/language.ts';
import { SessionContext } from '../session/session.ts';
import { Shell } from './shell.tsx';
import { SignIn } from './sign-in.tsx';

const names = ['#sign-in=', '#share='];

/** The token of the link that opened the page. It leaves the address bar at once. */
function takeLinkToken(): string | null {
	const name = names.find((name) => location.hash.startsWith(name));
	if (name === undefined) return null;
	const token = location.hash.slice(name.length);
	history.replaceState(null, '', location.pathname + location.search);
	return token;
}

/** The console: signs in, and then shows the screen that the address names. */
export function App() {
	const navigation = useAddressBar();
	const language = useChosenLanguage();
	const [session, setSession] = useState<SignedIn | null>(null);
	const [isSigningIn, setSigningIn] = useState<'unknown' | 'yes' | 'no'>('unknown');
	const [signIns, setSignIns] = useState(0);
	const [token] = useState(takeLinkToken);
	const [failure, setFailure] = useState<Error | null>(null);
	const [spoken, announce] = useState('');

	useEffect(() => {
		if (token !== null) setSigningIn('yes');
		else
			callConsole(whoIsSignedIn, {}).then(
				(found) => {
					setSession(found);
					setSigningIn('no');
				},
				(error: Error) => {
					setSigningIn('yes');
					if (!isSignedOut(error)) setFailure(error);
				},
			);
	}, [token]);

	if (language === null) return null;
	const state = {
		session,
		signIns,
		onSignedIn: (found: SignedIn) => {
			setSession(found);
			setSigningIn('no');
			setSignIns((count) => count + 1);
		},
		onSignedOut: () => setSigningIn('yes'),
	};
	return (
		<LanguageContext.Provider value={language}>
			<NavigationContext.Provider value={navigation}>
				<SessionContext.Provider value={state}>
					<AnnouncingContext.Provider value={announce}>
						<p class="spoken" role="status">
							{spoken}
						</p>
						{session !== null && <Shell isBehind={isSigningIn === 'yes'} />}
						{isSigningIn === 'yes' && (
							<SignIn token={token} failure={failure} isAgain={session !== null} />
						)}
					</AnnouncingContext.Provider>
				</SessionContext.Provider>
			</NavigationContext.Provider>
		</LanguageContext.Provider>
	);
}
