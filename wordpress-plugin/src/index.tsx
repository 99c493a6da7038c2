import './public-path.ts';
import './editor.css';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { registerPlugin } from '@wordpress/plugins';
import type { AuditStore } from './audit/audit-store.ts';
import { AddressWarning } from './document-panel/address-warning.tsx';
import { DocumentPanel } from './document-panel/document-panel.tsx';
import { OldAddressNotice } from './document-panel/old-address-notice.tsx';
import { addBlockMarks } from './highlights/block-mark.tsx';
import { icon } from './icon.tsx';
import { sendChangedMeta } from './post/send-changed-meta.ts';
import { holdUnreadyPosts } from './pre-publish/hold-unready-posts.ts';
import { PrePublishPanel } from './pre-publish/pre-publish-panel.tsx';
import { auditAfterSave } from './rendered-page/audit-after-save.ts';
import { blockEditor } from './screen/block-editor.ts';
import { setScreen } from './screen/screen.ts';
import { PlumblineSidebar } from './sidebar/plumbline-sidebar.tsx';
import { TemplateSidebar } from './site-editor/template-sidebar.tsx';
import { useOpenedAudit } from './site-editor/use-opened-audit.ts';

setScreen(blockEditor);
addBlockMarks();
sendChangedMeta();

function Plumbline() {
	const audit = useOpenedAudit();
	const isTemplate = useSelect(
		(select) => select(editorStore).getCurrentPostType() === 'wp_template',
		[],
	);
	if (audit) return <OfOpenedPost audit={audit} />;
	return isTemplate && <TemplateSidebar />;
}

function OfOpenedPost({ audit }: { readonly audit: AuditStore }) {
	useEffect(() => holdUnreadyPosts(audit), [audit]);
	useEffect(() => auditAfterSave(), []);
	return (
		<>
			<PlumblineSidebar audit={audit} />
			<DocumentPanel audit={audit} />
			<AddressWarning />
			<OldAddressNotice />
			<PrePublishPanel audit={audit} />
		</>
	);
}

registerPlugin('plumbline', { icon, render: Plumbline });
