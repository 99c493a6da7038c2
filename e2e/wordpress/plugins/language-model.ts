/**
 * Blueprint step: a plugin with a provider for WordPress's own AI client. A cookie with the origin of
 * the provider's server switches it on. The server answers in the format that many providers share.
 */
export const languageModel = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/language-model.php',
	data: `<?php
use WordPress\\AiClient\\AiClient;
use WordPress\\AiClient\\Messages\\Enums\\ModalityEnum;
use WordPress\\AiClient\\Providers\\ApiBasedImplementation\\AbstractApiProvider;
use WordPress\\AiClient\\Providers\\ApiBasedImplementation\\ListModelsApiBasedProviderAvailability;
use WordPress\\AiClient\\Providers\\Contracts\\ModelMetadataDirectoryInterface;
use WordPress\\AiClient\\Providers\\Contracts\\ProviderAvailabilityInterface;
use WordPress\\AiClient\\Providers\\DTO\\ProviderMetadata;
use WordPress\\AiClient\\Providers\\Enums\\ProviderTypeEnum;
use WordPress\\AiClient\\Providers\\Http\\DTO\\ApiKeyRequestAuthentication;
use WordPress\\AiClient\\Providers\\Http\\DTO\\Request;
use WordPress\\AiClient\\Providers\\Http\\DTO\\Response;
use WordPress\\AiClient\\Providers\\Http\\Enums\\HttpMethodEnum;
use WordPress\\AiClient\\Providers\\Http\\Enums\\RequestAuthenticationMethod;
use WordPress\\AiClient\\Providers\\Models\\Contracts\\ModelInterface;
use WordPress\\AiClient\\Providers\\Models\\DTO\\ModelMetadata;
use WordPress\\AiClient\\Providers\\Models\\DTO\\SupportedOption;
use WordPress\\AiClient\\Providers\\Models\\Enums\\CapabilityEnum;
use WordPress\\AiClient\\Providers\\Models\\Enums\\OptionEnum;
use WordPress\\AiClient\\Providers\\OpenAiCompatibleImplementation\\AbstractOpenAiCompatibleModelMetadataDirectory;
use WordPress\\AiClient\\Providers\\OpenAiCompatibleImplementation\\AbstractOpenAiCompatibleTextGenerationModel;

if ( isset( $_COOKIE['story_model'] ) && class_exists( AiClient::class ) ) {
	class Story_Provider extends AbstractApiProvider {
		protected static function baseUrl(): string {
			return $_COOKIE['story_model'];
		}
		protected static function createProviderMetadata(): ProviderMetadata {
			return new ProviderMetadata( 'stories', 'Stories', ProviderTypeEnum::server(), null, RequestAuthenticationMethod::apiKey() );
		}
		protected static function createProviderAvailability(): ProviderAvailabilityInterface {
			return new ListModelsApiBasedProviderAvailability( static::modelMetadataDirectory() );
		}
		protected static function createModelMetadataDirectory(): ModelMetadataDirectoryInterface {
			return new Story_Models();
		}
		protected static function createModel( ModelMetadata $model, ProviderMetadata $provider ): ModelInterface {
			return new Story_Model( $model, $provider );
		}
	}
	class Story_Models extends AbstractOpenAiCompatibleModelMetadataDirectory {
		protected function createRequest( HttpMethodEnum $method, string $path, array $headers = array(), $data = null ): Request {
			return new Request( $method, Story_Provider::url( $path ), $headers, $data );
		}
		protected function parseResponseToModelMetadataList( Response $response ): array {
			$options = array(
				new SupportedOption( OptionEnum::inputModalities(), array( array( ModalityEnum::text() ), array( ModalityEnum::text(), ModalityEnum::image() ) ) ),
				new SupportedOption( OptionEnum::outputModalities(), array( array( ModalityEnum::text() ) ) ),
				new SupportedOption( OptionEnum::systemInstruction() ),
			);
			return array_map(
				function ( $model ) use ( $options ) {
					return new ModelMetadata( $model['id'], $model['id'], array( CapabilityEnum::textGeneration(), CapabilityEnum::chatHistory() ), $options );
				},
				$response->getData()['data']
			);
		}
	}
	class Story_Model extends AbstractOpenAiCompatibleTextGenerationModel {
		protected function createRequest( HttpMethodEnum $method, string $path, array $headers = array(), $data = null ): Request {
			return new Request( $method, Story_Provider::url( $path ), $headers, $data, $this->getRequestOptions() );
		}
	}
	add_filter( 'http_request_host_is_external', '__return_true' );
	add_filter( 'http_allowed_safe_ports', function ( $ports ) {
		return array_merge( $ports, array( (int) parse_url( $_COOKIE['story_model'], PHP_URL_PORT ) ) );
	} );
	add_action( 'init', function () {
		AiClient::defaultRegistry()->registerProvider( Story_Provider::class );
		AiClient::defaultRegistry()->setProviderRequestAuthentication( 'stories', new ApiKeyRequestAuthentication( 'key-of-the-story' ) );
	}, 5 );
}
`,
};
