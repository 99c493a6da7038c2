interface SocialPreviewProps {
	readonly title: string;
	readonly description: string;
	readonly host: string;
	/** URL of the image; null for none. */
	readonly image: string | null;
}

/** The post as networks and messengers show a shared link. */
export const SocialPreview = ({ title, description, host, image }: SocialPreviewProps) => (
	<div className="plumbline-shared" dir="auto">
		{image !== null && <img src={image} alt="" />}
		<span className="plumbline-result__address">
			<bdi dir="ltr">{host}</bdi>
		</span>
		<b>{title}</b>
		<span>
			<bdi>{description}</bdi>
		</span>
	</div>
);
