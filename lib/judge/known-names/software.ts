// Technology firms and their products, what developers work with, and models of artificial intelligence. Written for this project.
export const SOFTWARE_NAMES = `
palantir intuit servicenow snap_inc. twilio okta crowdstrike zscaler fortinet palo_alto_networks sentinelone cloudera teradata mulesoft
qlik qlikview thoughtspot alteryx sas_institute spss_statistics matlab mathworks wolfram_alpha wolfram_mathematica mathematica labview ansys comsol solidworks
dassault_systèmes dassault_systemes bentley_systems hexagon_ab esri arcgis qgis autocad revit sketchup rhino_3d fusion_360 inventor_pro blender_foundation cinema_4d houdini_fx
unity_technologies unity_3d unreal_engine godot gamemaker cryengine roblox rpg_maker
xerox lexmark epson brother_industries kodak polaroid canon_inc. ricoh konica_minolta olympus_corporation leica sennheiser bang_&_olufsen sonos jbl harman_kardon marshall_amplification beats_by_dre audio-technica beyerdynamic skullcandy
jabra poly_inc. plantronics
supermicro super_micro arista_networks juniper_networks ubiquiti netgear tp-link d-link mikrotik avm fritz!box zyxel linksys aruba_networks f5_networks kaspersky bitdefender avast avg_antivirus norton_antivirus norton_360 malwarebytes
eset trend_micro sophos f-secure nordvpn expressvpn surfshark protonvpn protonmail proton_mail mullvad tunnelbear
lastpass 1password bitwarden dashlane keepass keepassxc yubikey yubico duo_security authy
texas_instruments analog_devices stmicroelectronics stmicro nxp_semiconductors infineon infineon_technologies renesas mediatek arm_holdings marvell_technology applied_materials lam_research kla_corporation globalfoundries sk_hynix skhynix
kioxia phison realtek xilinx lattice_semiconductor graphcore cerebras groq sambanova tenstorrent sifive risc-v
dell_technologies hp_inc. hewlett_packard hewlett_packard_enterprise fujitsu unisys ncr atos capita_plc dxc_technology epam globant endava thoughtworks sopra_steria ntt_data genpact hcltech ltimindtree mphasis persistent_systems softserve
eleks intellias infogain
pure_storage netapp nutanix vmware emc_corporation veeam commvault rubrik cohesity druva
starlink blue_origin rocket_lab virgin_galactic oneweb planet_labs maxar relativity_space axiom_space sierra_nevada_corporation anduril shield_ai skydio
waymo zoox cruise_automation nuro aurora_innovation pony.ai mobileye baidu_apollo argo_ai
theranos wework wirecard ftx lehman_brothers bear_stearns worldcom
y_combinator techstars sequoia_capital andreessen_horowitz a16z softbank softbank_vision_fund kleiner_perkins accel_partners benchmark_capital founders_fund lightspeed_venture_partners tiger_global index_ventures general_catalyst
craigslist yelp nextdoor tumblr flickr imgur 4chan 9gag quora mastodon bluesky bereal truth_social gab.com myspace friendster livejournal vk.com odnoklassniki
onlyfans patreon substack kickstarter indiegogo gofundme ko-fi buymeacoffee gumroad medium.com wattpad goodreads letterboxd
tinder okcupid grindr match.com eharmony plenty_of_fish badoo parship elitepartner
uber_eats postmates takeaway.com lieferando foodora foodpanda delivery_hero glovoapp gorillas_grocery gopuff hellofresh blue_apron
bolt_taxi cabify careem grab_holdings ola_cabs lime_scooters tier_mobility voi_technology zipcar turo getaround sixt share_now free_now citymapper waze google_maps apple_maps openstreetmap mapbox here_wego
skyscanner kayak.com trivago agoda hotels.com hostelworld priceline orbitz travelocity vrbo momondo opodo edreams omio trainline the_trainline rome2rio couchsurfing getyourguide tripadvisor.com opentable resy
realtor.com trulia rightmove zoopla opendoor immoscout24 immowelt seloger idealista.com
indeed.com glassdoor monster.com ziprecruiter upwork fiverr freelancer.com toptal linkedin_learning angellist wellfound
ticketmaster eventbrite stubhub live_nation seatgeek eventim meetup.com
taskrabbit thumbtack_inc. angie's_list care.com rover.com chegg coursehero course_hero grammarly languagetool deepl google_translate turnitin wordtune quillbot prowritingaid hemingway_editor
bitly tinyurl linktree hootsuite sprout_social canva picsart vsco lightroom premiere_pro after_effects final_cut_pro final_cut davinci_resolve imovie garageband logic_pro ableton ableton_live fl_studio pro_tools cubase capcut filmora
sony_vegas obs_studio streamlabs vlc_media_player
adobe_acrobat adobe_reader adobe_creative_cloud adobe_express adobe_firefly adobe_xd adobe_photoshop adobe_illustrator indesign adobe_indesign coreldraw inkscape krita gimp affinity_designer affinity_photo clip_studio_paint paint_tool_sai
invision lucidchart lucidspark draw.io balsamiq
slack_technologies zoom_video zoom stripe notion discord google_workspace g_suite google_docs google_sheets google_slides google_forms google_calendar google_meet google_chat google_keep google_classroom google_photos google_play
google_pay google_wallet google_ads google_adsense google_analytics google_search_console google_scholar google_lens google_earth google_cloud_platform gcp google_fonts google_colab colab looker_studio
microsoft_365 office_365 microsoft_office microsoft_word microsoft_excel microsoft_outlook microsoft_powerpoint microsoft_access microsoft_project microsoft_visio microsoft_edge microsoft_azure microsoft_dynamics dynamics_365 power_bi
powerbi power_automate power_apps power_query sharepoint onenote skype_for_business yammer microsoft_planner microsoft_forms microsoft_copilot github_copilot microsoft_exchange active_directory entra_id intune windows_server windows_11
windows_10 windows_xp windows_vista windows_defender internet_explorer visual_studio visual_studio_code vscode vs_code
webex cisco_webex gotomeeting bluejeans teamviewer anydesk logmein jitsi google_hangouts microsoft_loop mattermost rocket.chat zulip
clickup basecamp wrike smartsheet airtable coda.io todoist ticktick evernote obsidian.md roam_research logseq omnifocus things_3 trello_board pivotal_tracker youtrack redmine zenhub
pipedrive zoho zoho_crm freshworks freshdesk freshservice intercom_inc. gainsight sugarcrm activecampaign marketo pardot eloqua constant_contact sendgrid mailgun mailerlite convertkit klaviyo braze_inc. customer.io sendinblue getresponse
campaign_monitor aweber
quickbooks turbotax freshbooks xero datev lexware lexoffice sevdesk sage_50 netsuite peoplesoft sap_hana sap_s/4hana s/4hana sap_fiori sap_ariba successfactors sap_concur workday_hcm bamboohr gusto_payroll rippling deel_inc. remote.com
personio paychex paylocity paycom culture_amp 15five expensify brex bill.com
docusign hellosign pandadoc adobe_sign calendly doodle_poll surveymonkey typeform jotform qualtrics google_survey limesurvey mentimeter kahoot slido prezi beautiful.ai vidyard wistia vimeo dailymotion
woocommerce magento bigcommerce prestashop opencart shopware ecwid wix.com wix webflow weebly godaddy namecheap bluehost hostgator siteground dreamhost hostinger ionos hetzner ovhcloud ovh scaleway linode akamai fastly vultr rackspace
wp_engine kinsta elementor yoast_seo woothemes joomla drupal typo3 contentful strapi sanity.io hubspot_cms squarespace_commerce
semrush ahrefs moz_pro screaming_frog hotjar mixpanel amplitude_analytics fullstory segment.io google_tag_manager optimizely crazy_egg matomo plausible_analytics sistrix similarweb brightedge
moodle canvas_lms blackboard_learn schoology google_scholar_profile brightspace d2l powerschool infinite_campus clever_inc. classdojo nearpod padlet edpuzzle quizizz desmos geogebra codecademy freecodecamp udacity skillshare pluralsight
datacamp brilliant.org babbel rosetta_stone busuu memrise anki italki preply lingoda leetcode hackerrank codeforces codewars kaggle overleaf mendeley zotero endnote refworks jstor scopus web_of_science researchgate academia.edu ssrn
biorxiv medrxiv medscape webmd
zapier ifttt make.com n8n integromat uipath automation_anywhere blue_prism retool bubble.io glide_apps softr appsheet power_platform outsystems mendix
amazon_web_services aws_lambda amazon_s3 amazon_ec2 amazon_rds dynamodb amazon_redshift redshift_spectrum aws_glue aws_fargate amazon_bedrock sagemaker amazon_sagemaker cloudfront aws_cloudfront aws_iam cloudwatch amazon_cloudwatch
amazon_cognito amazon_sqs amazon_sns amazon_eks amazon_ecs elastic_beanstalk cloudformation aws_cdk route_53 kinesis_firehose amazon_athena
azure_devops azure_functions azure_ad azure_openai cosmos_db azure_data_factory synapse_analytics microsoft_fabric google_kubernetes_engine bigquery cloud_run google_cloud_run firebase firestore supabase planetscale neon_postgres
cockroachdb cockroach_labs railway.app render.com fly.io replit codesandbox stackblitz glitch.com codepen jsfiddle gitpod
docker_hub docker_compose docker_desktop podman openshift rancher_labs helm_charts istio envoy_proxy argocd argo_cd fluxcd tekton circleci travis_ci teamcity github_actions gitlab_ci buildkite sonarqube snyk veracode checkmarx dependabot
renovate_bot artifactory jfrog nexus_repository hashicorp hashicorp_vault pulumi vagrant chef_infra puppet_enterprise saltstack
new_relic dynatrace appdynamics grafana kibana logstash elastic_stack opensearch opentelemetry sentry.io pagerduty opsgenie nagios zabbix icinga checkmk pingdom uptimerobot sumo_logic logrhythm honeycomb.io launchdarkly statsig
postman_api swagger_ui openapi graphql grpc protobuf kong_gateway apigee rabbitmq activemq zeromq nats_jetstream apache_kafka apache_spark apache_flink apache_airflow apache_beam apache_hadoop hadoop apache_hive apache_cassandra hbase
couchdb couchbase neo4j arangodb influxdb timescaledb clickhouse duckdb sqlite mariadb oracle_database sql_server microsoft_sql_server ms_sql db2 sybase memcached etcd zookeeper meilisearch algolia typesense solr apache_solr lucene
apache_lucene apache_tomcat tomcat_server apache_maven jetbrains intellij intellij_idea pycharm webstorm phpstorm clion rubymine datagrip android_studio xcode eclipse_ide netbeans sublime_text notepad++ vim_editor neovim emacs gnu_emacs
dbeaver pgadmin phpmyadmin heidisql tableplus wireshark burp_suite metasploit kali_linux nmap ghidra ida_pro
fivetran airbyte dbt_labs dbt_core stitch_data talend pentaho collibra alation monte_carlo_data prefect_dagster dagster starburst_trino dremio apache_iceberg delta_lake apache_hudi apache_parquet apache_arrow
ubuntu debian fedora_linux red_hat rhel red_hat_enterprise_linux centos rocky_linux almalinux arch_linux linux_mint opensuse suse_linux manjaro elementary_os pop!_os gentoo slackware freebsd openbsd netbsd chrome_os chromeos macos mac_os
mac_os_x os_x ios ipados watchos tvos visionos harmonyos wear_os tizen webos symbian blackberry_os palm_os windows_phone raspberry_pi raspbian arduino esp32 esp8266 beaglebone stm32
firefox google_chrome safari_browser opera_browser brave_browser vivaldi_browser tor_browser microsoft_internet_explorer netscape netscape_navigator duckduckgo ecosia yahoo yahoo! yahoo_mail microsoft_bing altavista ask_jeeves startpage
qwant yandex baidu naver aol america_online compuserve hotmail icloud_mail fastmail gmx web.de t-online thunderbird_mail
react.js reactjs react_native next.js nextjs vue.js vuejs nuxt.js nuxt angularjs angular sveltekit solidjs solid.js ember.js backbone.js preact astro.build gatsby.js remix.run alpine.js htmx jquery jquery_ui tailwind tailwind_css
tailwindcss material_ui chakra_ui shadcn shadcn/ui ant_design redux redux_toolkit mobx tanstack tanstack_query react_query react_router webpack vitejs rollup.js esbuild babel.js eslint turborepo pnpm npm yarn_berry node.js nodejs
express.js expressjs nestjs nest.js fastify koa.js hapi.js socket.io electron.js apache_cordova phonegap expo_go flutterflow three.js threejs d3.js chart.js highcharts plotly babylon.js p5.js pixijs leaflet.js
django django_rest_framework fastapi pydantic sqlalchemy gunicorn uvicorn pytest numpy scipy matplotlib scikit-learn sklearn pytorch tensorflow keras xgboost lightgbm catboost hugging_face_transformers langchain langgraph llamaindex
llama_index autogen crewai spacy nltk gensim opencv scrapy beautifulsoup beautiful_soup selenium_webdriver cypress.io testcafe webdriverio jupyter jupyter_notebook jupyterlab ipython miniconda conda_forge pypi pipenv streamlit gradio
plotly_dash dask polars_dataframe pyspark ray_tune mlflow wandb weights_&_biases kubeflow tensorboard onnx cuda cudnn tensorrt openmp opencl vulkan_api opengl directx webgl webgpu
ruby_on_rails laravel symfony codeigniter cakephp yii_framework zend_framework livewire_laravel phpunit spring_boot spring_framework spring_security spring_cloud quarkus micronaut vert.x jakarta_ee java_ee junit mockito thymeleaf kotlin
jetpack_compose swiftui uikit objective-c core_data alamofire rxjava rxjs asp.net asp.net_core .net_core .net_framework .net blazor entity_framework wpf winforms xamarin .net_maui c# c++ f# vb.net visual_basic vba javascript typescript
coffeescript golang rustlang webassembly php fortran cobol common_lisp clojure clojurescript phoenix_framework erlang_otp ocaml matlab_simulink simulink vhdl verilog systemverilog solidity powershell bash_shell zsh powershell_core
applescript autohotkey actionscript html5 css3 sass_scss xslt xquery json_schema yaml toml protobuf3 gtk+ wxwidgets boost_c++ actix axum_rust tokio_rust bevy_engine raylib sdl2 sfml libgdx
stack_exchange serverfault hacker_news product_hunt dev.to hashnode sourceforge npmjs maven_central nuget rubygems crates.io homebrew_mac chocolatey macports flathub snapcraft apt-get
chatgpt_plus gpt-3 gpt-3.5 gpt-4.1 gpt-5 gpt-oss gpt-2 o1-mini o3-mini o4-mini dall-e dall-e_2 dall-e_3 openai_whisper openai_codex openai_sora openai_o1 chatgpt_enterprise claude_3 claude_3.5_sonnet claude_sonnet claude_opus claude_haiku
claude_code claude_instant google_gemini gemini_pro gemini_flash gemini_ultra gemini_advanced google_bard notebooklm google_deepmind deepmind alphago alphafold alphazero google_brain palm_2 lamda gemma_2 google_veo nano_banana
meta_ai llama llama_2 llama_3 codellama code_llama segment_anything mixtral mistral_large mistral_7b le_chat codestral xai grok_ai deepseek_r1 deepseek_v3 deepseek-r1 deepseek-v3 qwen qwen2 qwen3 kimi_k2 moonshot_ai zhipu_ai chatglm
minimax_ai baichuan ernie_bot doubao cohere_ai command_r+ ai21_labs jurassic-2 inflection_ai character.ai replika perplexity_ai you.com phind poe.com jasper.ai copy.ai writesonic rytr stable_diffusion sdxl dreamstudio flux.1
black_forest_labs leonardo.ai runwayml runway_ml pika_labs luma_ai dream_machine synthesia suno_ai udio_ai otter.ai fireflies.ai krisp_ai murf.ai assemblyai deepgram tabnine codeium cursor_ai lovable.dev bolt.new v0.dev devin_ai
sourcegraph ollama lm_studio llama.cpp vllm koboldai oobabooga automatic1111 comfyui civitai together_ai replicate.com anyscale databricks_dolly mosaicml scale_ai surge_ai labelbox snorkel_ai eleutherai allen_ai allen_institute_for_ai
nomic_ai gpt4all gpt-neox gpt-j bloomz distilbert sentence-bert word2vec fasttext yolov8 yolov5 resnet resnet-50 vgg16 imagenet mnist cifar-10 weaviate qdrant chromadb milvus pgvector aleph_alpha deepl_write ibm_watson watsonx
amazon_alexa amazon_nova amazon_lex microsoft_cortana google_assistant apple_intelligence humane_ai rabbit_r1 boston_dynamics
cloudflare_workers paddle.com lemon_squeezy chargebee recurly zuora chargify attio close.com apollo.io zoominfo lusha clearbit outreach.io salesloft gong.io chorus.ai raycast arc_browser superhuman_mail hey.com helpscout help_scout
kustomer tidio crisp_chat drift_chat manychat chatfuel landbot voiceflow botpress dialogflow vonage messagebird plivo sinch infobip africa's_talking termii onesignal auth0 clerk.dev supertokens keycloak workos descope stytch fusionauth
drizzle_orm typeorm trpc hono_js elysiajs deno_deploy vitest oxlint rspack turbopack eleventy gatsbyjs ghost_cms directus prismic storyblok hygraph appwrite pocketbase convex_dev nhost xata upstash neon_database surrealdb scylladb
questdb tidb yugabytedb singlestore lancedb marqo langfuse langsmith helicone openrouter groqcloud fireworks_ai deepinfra modal_labs baseten runpod vast.ai lambda_labs coreweave paperspace windsurf_editor claude_desktop roo_code
amazon_q_developer gemini_cli github_codespaces replit_agent base44 uizard figma_make heygen d-id_ai invideo opus_clip descript riverside.fm veed.io kling_ai hailuo_ai seedance midjourney_v6 ideogram_ai krea_ai tensor.art novelai
janitor_ai sillytavern character_ai crushon.ai zerogpt gptzero originality.ai copyleaks undetectable.ai stealthgpt semantic_scholar connected_papers research_rabbit litmaps humata chatpdf notebook_lm photomath wolframalpha mathway
symbolab brainly studocu gauthmath khanmigo duolingo_max elsa_speak cambly gymglish yi-34b phi-3 phi-4 gemma_3 llama_4 mistral_small devstral grok_3 grok_4 gpt-4o_mini gpt-4_turbo gpt-5_mini claude_3.7_sonnet claude_4_sonnet
claude_opus_4 gemini_2.5_pro gemini_2.0_flash veo_3 sora_2 imagen_3 nano-banana flux_kontext o3_pro deepseek_v3.1 glm-4.5 kubernetes_engine amazon_aurora aws_amplify aws_step_functions aws_eventbridge azure_blob_storage
azure_container_apps azure_logic_apps azure_kubernetes_service google_pub/sub google_apps_script looker google_vertex_ai vertex_ai tableau_desktop tableau_public metabase apache_superset redash lightdash sisense qlik_sense knime
rapidminer dataiku h2o.ai stata eviews jamovi minitab graphpad_prism nvivo atlas.ti maxqda covidence prolific_academic mturk amazon_mechanical_turk
soundhound qobuz audiomack boomplay anghami gaana jiosaavn wynk_music scribd blinkist kindle_unlimited webtoon royal_road inkitt dreame goodnovel mangadex niconico wetv jiohotstar zee5 sonyliv alt_balaji iflix globoplay canela.tv
pluto_tv tubi peacock_tv discovery+ britbox acorn_tv iplayer shudder fandango_at_home jellyfin iptv_smarters stremio kick.com rumble.com bigo_live likee kwai snack_video sharechat lemon8 locket_widget yubo omegle ome.tv bumble_bff
hinge_dating happn coffee_meets_bagel muzz feeld tantan momo_china discord_nitro whatsapp_business botim wechat_work dingtalk feishu lark_suite rednote tieba naver_cafe danggeun karrot_market oliveyoung suica garmin_connect whoop_band
oura_ring myfitnesspal cronometer yazio lose_it! headspace calm_app betterhelp talkspace hims_&_hers myheritage ftdna flo_app natural_cycles habitica notion_calendar fantastical akiflow sunsama reclaim.ai goodnotes notability
freeletics nike_run_club adidas_running hevy splitwise tricount workaway worldpackers indrive yango heetch taxify uber_black gett freenow obilet tatilsepeti etstur enuygun
`;
