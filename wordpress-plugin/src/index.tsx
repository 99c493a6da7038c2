import './public-path.ts';
import './editor.css';
import { registerPlugin } from '@wordpress/plugins';
import { createEditorAudit } from './audit/editor-audit.ts';
import { AddressWarning } from './document-panel/address-warning.tsx';
import { DocumentPanel } from './document-panel/document-panel.tsx';
import { OldAddressNotice } from './document-panel/old-address-notice.tsx';
import { addBlockMarks } from './highlights/block-mark.tsx';
import { icon } from './icon.tsx';
import { holdUnreadyPosts } from './pre-publish/hold-unready-posts.ts';
import { PrePublishPanel } from './pre-publish/pre-publish-panel.tsx';
import { PlumblineSidebar } from './sidebar/plumbline-sidebar.tsx';

const audit = createEditorAudit();

addBlockMarks();
holdUnreadyPosts(audit);

registerPlugin('plumbline', {
	icon,
	render: () => (
		<>
			<PlumblineSidebar audit={audit} />
			<DocumentPanel audit={audit} />
			<AddressWarning />
			<OldAddressNotice />
			<PrePublishPanel audit={audit} />
		</>
	),
});
