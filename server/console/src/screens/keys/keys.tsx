import { useContext } from 'preact/hooks';
import { SessionContext } from '../../session/session.ts';
import { AccountForm } from './account-form.tsx';
import { KeyList } from './key-list.tsx';
import { SessionList } from './session-list.tsx';
import { ShareForm } from './share-form.tsx';

/** Everyone who can use this account: programs with keys, browsers with sessions, guests with links. */
export function Keys() {
	const { session } = useContext(SessionContext);
	return (
		<div class="sections">
			<KeyList />
			<SessionList />
			<ShareForm />
			{session?.may_create_accounts && <AccountForm />}
		</div>
	);
}
